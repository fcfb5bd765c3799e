import { View } from '@tarojs/components'
import type { Category } from '@/contract/mall/shelf'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Picture } from '@/ui/media/Picture'
import './Children.scss'

/** The categories within a top one; each leads to its goods. */
export function Children({ category }: { category: Category }) {
  return (
    <View className="category-children">
      <Text kind="large" strong block className="category-children-title" role="heading" aria-level={2}>
        {category.name}
      </Text>
      <View className="category-children-grid">
        {category.children.map(({ categoryId, name, picture }) => (
          <Tappable
            key={categoryId}
            role="link"
            className="category-child"
            onTap={() => go(routes.mallSearch, { keyword: name, categoryId })}
          >
            <Picture className="category-child-picture" src={picture} mode="aspectFit" />
            <Text kind="note" className="category-child-name">
              {name}
            </Text>
          </Tappable>
        ))}
      </View>
    </View>
  )
}
