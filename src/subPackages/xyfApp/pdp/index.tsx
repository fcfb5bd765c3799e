import { ProductPage } from '@/domain/mall/ProductPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { XyfProductLayout } from './index/XyfProductLayout'

/** A product in the newer theme. */
export default page(
  routes.xyfPdp,
  function XyfProduct({ goodsId }) {
    return <ProductPage goodsId={goodsId} Layout={XyfProductLayout} />
  },
  { shares: true },
)
