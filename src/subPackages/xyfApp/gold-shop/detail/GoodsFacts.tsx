import { observer } from 'mobx-react'
import type { CoinGoods } from '@/contract/coin/shop'
import { CoinSum } from '@/domain/coin/CoinSum'
import { coinWords } from '@/i18n/coin'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import './GoodsFacts.scss'

/** What an item is, gives and costs, what is left of it, and how often one customer can have it. */
export const GoodsFacts = observer(function GoodsFacts({ goods }: { goods: CoinGoods }) {
  const words = coinWords()
  const { title, subTitle, coins, stock, taken, limit } = goods
  return (
    <Card>
      <Stack gap={4} align="start" className="goods-facts-head">
        <Text kind="heading" role="heading" aria-level={2}>
          {title}
        </Text>
        <CoinSum coins={coins} />
      </Stack>
      <Line label={words.gain}>{subTitle}</Line>
      <Line label={words.left}>{stock > 0 ? words.pieces(stock) : words.soldOut}</Line>
      <Line label={words.limit}>{words.limitOf(taken, limit)}</Line>
    </Card>
  )
})
