import { Text, View } from '@tarojs/components'
import { useDidShow, useReachBottom } from '@tarojs/taro'
import { mallWords } from '@/i18n/mall'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { EmptyState } from '@/ui/EmptyState'
import { ListFoot } from '@/ui/ListFoot'
import { WindowedList } from '@/ui/WindowedList'
import { FallCard } from './index/FallCard'
import './index/index.scss'
import { AllowanceStore } from './index/store'

/** Prices that fall over the day by subsidy; each is bought at the price of the moment. */
export default page(routes.allowanceDown, function AllowanceDown() {
  const store = useScreenStore(() => new AllowanceStore())
  const { list } = store
  const words = mallWords()
  useDidShow(store.shown)
  useReachBottom(() => void list.loadMore())
  return (
    <Screen bar="header" remote={list} onRetry={store.load}>
      <View className="allowance-head">
        <Text className="allowance-title" role="heading" aria-level={2}>
          {words.stepsTitle}
        </Text>
        <Text className="allowance-hint">{words.stepsHint}</Text>
      </View>
      <View className="allowance-goods">
        <WindowedList
          rows={store.rows}
          gap={12}
          keyOf={({ goods }) => goods.goodsId}
          render={(one) => <FallCard falling={one} store={store} />}
        />
        {store.rows.length === 0 ? (
          <EmptyState text={words.noGoods} />
        ) : (
          <ListFoot status={list.status} hasMore={list.hasMore} onRetry={() => void list.loadMore()} />
        )}
      </View>
    </Screen>
  )
})
