import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { isEnough } from '@/domain/identity/wayBack'
import { Broadcast } from '@/domain/mall/Broadcast'
import { identityWords } from '@/i18n/identity'
import { openCardWords } from '@/i18n/openCard'
import { go, parseAddress, returnTo } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { ResultBody } from '@/ui/display/ResultBody'
import { Stack } from '@/ui/layout/Stack'
import { CouponLine } from './CouponLine'
import './Opened.scss'
import { ProductLine } from './ProductLine'
import type { CardResultsStore } from './store'

/** The card is open: what came with it, and products to use it for. */
export const Opened = observer(function Opened({
  store,
  redirect = '',
}: {
  store: CardResultsStore
  redirect?: string
}) {
  const words = openCardWords()
  const { product } = store
  if (!product) return null
  const steps = store.flow.status.value
  const goesBack = steps !== undefined && isEnough(steps, parseAddress(redirect)?.route.area)
  const { couponList, productList, randList, description } = product
  return (
    <>
      <ResultBody look="success" title={words.openedTitle} text={description}>
        {goesBack && <Button id="card-back" block text={identityWords().goBack} onTap={() => returnTo(redirect)} />}
        <Button id="card-mall" block text={words.toMall} onTap={() => go(routes.mall)} />
      </ResultBody>
      <Stack gap={12} className="card-opened">
        <Broadcast rows={randList} mode="vertical" />
        <Card title={words.coupons}>
          {couponList.length === 0 && <EmptyState illustration="empty" icon="ticket" text={words.noCoupons} />}
          {couponList.length > 0 && (
            <View role="list">
              {couponList.map((coupon) => (
                <CouponLine key={coupon.couponId} coupon={coupon} />
              ))}
            </View>
          )}
        </Card>
        <Card title={words.products}>
          {productList.length === 0 && <EmptyState illustration="empty" icon="box" text={words.noProducts} />}
          {productList.map((one) => (
            <ProductLine key={one.goodsId} product={one} />
          ))}
        </Card>
      </Stack>
    </>
  )
})
