import type { ReactNode } from 'react'
import type { GoodsCard } from '@/contract/mall/goods'
import { go } from '@/navigate'
import type { ModuleWith } from '@/report/events'
import { reportClick } from '@/report/report'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'

interface GoodsLinkProps {
  goods: Pick<GoodsCard, 'goodsId'>
  /** The module that the tap is reported for. */
  module: ModuleWith<'goods'>
  className: string
  children: ReactNode
}

/** Anything that shows goods and opens their product page; the tap is reported. */
export function GoodsLink({ goods: { goodsId }, module, className, children }: GoodsLinkProps) {
  const open = () => {
    reportClick(module, 'goods', goodsId)
    go(routes.pdp, { goodsId })
  }
  return (
    <Tappable className={className} role="link" onTap={open}>
      {children}
    </Tappable>
  )
}
