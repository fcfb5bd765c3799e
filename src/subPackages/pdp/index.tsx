import { useDidShow, useShareAppMessage } from '@tarojs/taro'
import { BuyBar } from '@/domain/mall/BuyBar'
import { ProductView } from '@/domain/mall/ProductView'
import { ProductStore } from '@/domain/mall/productStore'
import { shareOf } from '@/domain/mall/shareOf'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'

/** A product; its order is confirmed in the older theme's screen. */
const Product = page(routes.pdp, function Product({ goodsId = '' }) {
  const store = useScreenStore(() => new ProductStore(goodsId))
  useDidShow(store.shown)
  useShareAppMessage(() => shareOf(routes.pdp, store.product.value))
  return (
    <Screen
      bar="header"
      skeleton="detail"
      remote={store.remote}
      onRetry={store.load}
      footer={store.product.value && <BuyBar store={store} confirm={routes.orderConfirm} />}
    >
      <ProductView store={store} />
    </Screen>
  )
})

// Mini-programs ask for the share message only of pages that say so.
export default Object.assign(Product, { enableShareAppMessage: true })
