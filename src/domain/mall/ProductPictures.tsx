import { observer } from 'mobx-react'
import type { GoodsRes } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import { showPictures } from '@/navigate'
import { Tappable } from '@/ui/action/Tappable'
import { Carousel } from '@/ui/media/Carousel'
import { Picture } from '@/ui/media/Picture'
import './ProductPictures.scss'

/** The pictures of a product; a tap shows them large. */
export const ProductPictures = observer(function ProductPictures({ product }: { product: GoodsRes }) {
  const words = mallWords()
  const { pictures, title } = product
  return (
    <Carousel
      className="product-pictures"
      autoplay={0}
      count={pictures.length}
      label={words.pictures}
      slide={(index) => (
        <Tappable
          className="product-look"
          role="link"
          label={words.lookAt(title, index + 1, pictures.length)}
          onTap={() => showPictures(pictures, pictures[index])}
        >
          <Picture className="product-picture" src={pictures[index]} mode="aspectFill" />
        </Tappable>
      )}
    />
  )
})
