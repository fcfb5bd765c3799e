import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Category } from '@/contract/mall/shelf'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Categories.scss'

/** Two rows of five, the last of which leads to all. */
const shown = 9

/** The categories that customers use most, as pictures. */
export const Categories = observer(function Categories({ categories }: { categories: readonly Category[] }) {
  const words = mallWords()
  const children = categories.flatMap((one) => one.children).slice(0, shown)
  return (
    <View className="mall-categories" role="navigation" aria-label={words.categories}>
      {children.map(({ categoryId, name, picture }) => (
        <Tappable
          key={categoryId}
          className="mall-category"
          role="link"
          onTap={() => go(routes.mallSearch, { keyword: name, categoryId })}
        >
          <Picture className="mall-category-picture" src={picture} mode="aspectFit" />
          <Text kind="note" center className="mall-category-name">
            {name}
          </Text>
        </Tappable>
      ))}
      <Tappable className="mall-category" role="link" onTap={() => go(routes.category)}>
        <View className="mall-category-picture mall-category-all">
          <Icon name="grid" size={22} />
        </View>
        <Text kind="note" center className="mall-category-name">
          {words.allCategories}
        </Text>
      </Tappable>
    </View>
  )
})
