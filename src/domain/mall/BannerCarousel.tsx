import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Banner } from '@/contract/mall/shelf'
import { openAddress, parseAddress } from '@/navigate'
import type { ModuleWith } from '@/report/events'
import { reportClick } from '@/report/report'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Carousel } from '@/ui/media/Carousel'
import { Picture } from '@/ui/media/Picture'
import './BannerCarousel.scss'

interface BannerCarouselProps {
  banners: readonly Banner[]
  label: string
  /** Where it stands, for reports. */
  module: ModuleWith<'banner'>
}

/** Banners that open an address of the app; one whose address this build does not know is not offered. */
export function BannerCarousel({ banners: given, label, module }: BannerCarouselProps) {
  // The other pictures load after the one on the screen, which they would slow down.
  const [hasFirst, setHasFirst] = useState(false)
  const banners = given.filter(({ url }) => parseAddress(url))
  if (banners.length === 0) return null
  const open = (url: string) => {
    reportClick(module, 'banner')
    openAddress(url)
  }
  const slide = (index: number) => {
    const banner = banners[index]
    return (
      banner && (
        <Tappable className="banner-slide" role="link" onTap={() => open(banner.url)}>
          <Picture
            className="banner-slide-picture"
            src={index === 0 || hasFirst ? banner.picture : undefined}
            mode="aspectFill"
            isUrgent={index === 0}
            onSettled={() => setHasFirst(true)}
            instead={<View className="banner-slide-ground" />}
          />
          <View className="banner-slide-words">
            <Text kind="figure" lines={2}>
              {banner.title}
            </Text>
            <Text kind="small" above={4}>
              {banner.subtitle}
            </Text>
          </View>
        </Tappable>
      )
    )
  }
  return <Carousel className="banner-carousel" count={banners.length} slide={slide} label={label} />
}
