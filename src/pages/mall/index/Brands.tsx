import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Brand } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { scrollRow } from '@/ui/list/scrollRow'
import { Picture } from '@/ui/media/Picture'
import './Brands.scss'

/** The brands of the mall, each with its own page. */
export const Brands = observer(function Brands({ brands }: { brands: readonly Brand[] }) {
  const words = mallWords()
  if (brands.length === 0) return null
  return (
    <View className="mall-brands">
      <Text kind="title" block className="mall-brands-title" role="heading" aria-level={2}>
        {words.brands}
      </Text>
      <ScrollView className="mall-brands-scroll" scrollX {...scrollRow.flex}>
        <View className="mall-brands-row">
          {brands.map(({ brandId, name, picture }) => (
            <Tappable
              key={brandId}
              className="mall-brand"
              role="link"
              onTap={() => go(routes.productList, { brandId })}
            >
              <Picture className="mall-brand-picture" src={picture} mode="aspectFit" lazyLoad />
              <Text kind="note" className="mall-brand-name">
                {name}
              </Text>
            </Tappable>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
