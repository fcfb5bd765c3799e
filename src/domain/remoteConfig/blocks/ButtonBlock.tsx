import { Button } from '@/ui/action/Button'
import type { BlockOf } from './block'
import { leadsSomewhere, openBlockLink } from './LinkArea'

/** A button, unless its link leads nowhere in this build. */
export function ButtonBlock({ block }: { block: BlockOf<'button'> }) {
  const { text, link, kind } = block
  if (!leadsSomewhere(link)) return null
  return <Button text={text} kind={kind} block onTap={() => openBlockLink(link)} />
}
