import { View } from '@tarojs/components'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { FallCard } from './index/FallCard'
import './index/index.scss'
import { AllowanceStore } from './index/store'

/** Goods whose price falls over the day by subsidy; each is bought at the price of the moment. */
export default page(routes.allowanceDown, function AllowanceDown() {
  const store = useScreenStore(() => new AllowanceStore())
  const words = mallWords()
  useEnd(store.buying, { done: (choice) => go(routes.orderConfirm, choice) })
  return (
    <Screen remote={store.list} onRetry={store.load}>
      <View className="allowance-head">
        <Text kind="figure" block role="heading" aria-level={2}>
          {words.stepsTitle}
        </Text>
        <Text kind="small" block above={4}>
          {words.stepsHint}
        </Text>
      </View>
      <ListBody
        className="allowance-goods"
        list={store.falling}
        gap={12}
        estimate={252}
        keyOf={({ goods }) => goods.goodsId}
        render={(one) => <FallCard falling={one} store={store} />}
        empty={<EmptyState illustration="empty" text={words.noGoods} />}
      />
    </Screen>
  )
})
