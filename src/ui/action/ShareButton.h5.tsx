import { linkTo } from '@/platform/links/linkTo'
import { Button } from './Button'
import { copyAndTell } from './copyAndTell'
import type { ShareButtonProps } from './shareButtonPort'

/** A browser has no chat to share in: the link is copied. */
export function ShareButton({ id, copyText, address, kind }: ShareButtonProps) {
  return <Button id={id} block kind={kind} text={copyText} onTap={() => void copyAndTell(linkTo(address))} />
}
