import { observer } from 'mobx-react'
import { BannerCarousel } from '@/domain/mall/BannerCarousel'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import type { BlockOf } from './block'

/** Slides; like all banners, they open addresses of the app only. */
export const BannerBlock = observer(function BannerBlock({ block }: { block: BlockOf<'banner'> }) {
  const banners = block.items.map(({ link, ...item }, index) => ({ ...item, id: String(index), url: link }))
  return <BannerCarousel banners={banners} label={remoteConfigWords().banners} module="lowCode" />
})
