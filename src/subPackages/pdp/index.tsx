import { ProductPage } from '@/domain/mall/ProductPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { ProductLayout } from './index/ProductLayout'

/** A product in the older theme. */
export default page(
  routes.pdp,
  function Product({ goodsId }) {
    return <ProductPage goodsId={goodsId} Layout={ProductLayout} />
  },
  { shares: true },
)
