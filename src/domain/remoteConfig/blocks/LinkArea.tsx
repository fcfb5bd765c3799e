import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { openAddress, parseAddress } from '@/navigate'
import { externalUrl } from '@/platform/links/externalUrl'
import { openLink } from '@/platform/links/openLink'
import { Tappable } from '@/ui/action/Tappable'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'

/** Whether a block's link leads to a screen of this build, or to an outside address that it may open (S2). */
export const leadsSomewhere = (link: string | undefined): link is string =>
  link !== undefined && (parseAddress(link) !== undefined || externalUrl(link) !== undefined)

/** Opens a block's link; nothing happens with one that leads nowhere. */
export function openBlockLink(link: string): void {
  const url = openAddress(link) ? undefined : externalUrl(link)
  if (url) void openLink(url).then(tellLinkEnd)
}

interface LinkAreaProps {
  link: string | undefined
  className: string
  /** What a screen reader says, where the contents do not. */
  label?: string
  children: ReactNode
}

/** Contents that open a link; a link that leads nowhere in this build makes them plain contents. */
export function LinkArea({ link, className, label, children }: LinkAreaProps) {
  if (!leadsSomewhere(link)) return <View className={className}>{children}</View>
  return (
    <Tappable className={className} role="link" label={label} onTap={() => openBlockLink(link)}>
      {children}
    </Tappable>
  )
}
