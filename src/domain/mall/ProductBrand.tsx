import { observer } from 'mobx-react'
import type { Brand } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './ProductBrand.scss'

interface ProductBrandProps {
  brand: Brand
  /** It stands inside a card, so it is no card of its own. */
  isFlat?: boolean
}

/** The brand of a product; a tap opens the list of its goods. */
export const ProductBrand = observer(function ProductBrand({ brand, isFlat = false }: ProductBrandProps) {
  const words = mallWords()
  return (
    <Tappable
      className={`product-brand ${isFlat ? 'is-flat' : ''}`}
      role="link"
      onTap={() => go(routes.productList, { brandId: brand.brandId })}
    >
      <Picture className="product-brand-picture" src={brand.picture} mode="aspectFit" lazyLoad />
      <Text kind="large" strong tone="main" grow>
        {brand.name}
      </Text>
      <Text kind="small">{words.inBrand}</Text>
      <Icon name="next" size={14} />
    </Tappable>
  )
})
