import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SupplierRight } from '@/contract/supplier'
import { supplierWords } from '@/i18n/supplier'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { type BenefitAction, BenefitRow } from '@/ui/list/BenefitRow'
import './RightGroup.scss'
import type { SupplierStore } from './store'

interface RightGroupProps {
  title: string
  rights: readonly SupplierRight[]
  store: SupplierStore
}

/** Rights that stand alike, under a title; nothing where there is none. */
export const RightGroup = observer(function RightGroup({ title, rights, store }: RightGroupProps) {
  if (rights.length === 0) return null
  return (
    <Card title={title}>
      <View className="supplier-rights" role="list">
        {rights.map((right) => (
          <Right key={right.rightId} right={right} store={store} />
        ))}
      </View>
    </Card>
  )
})

/** One right: what it is worth, what can be done with it, and why it could not be received. */
const Right = observer(function Right({ right, store }: { right: SupplierRight; store: SupplierStore }) {
  const words = supplierWords()
  const { rightId, name, text, picture, state, worth } = right
  const refusal = store.refusalOf(rightId)
  const isOver = state === 'used' || state === 'expired'
  return (
    <View className="supplier-right">
      <BenefitRow
        picture={picture}
        title={name}
        text={text}
        note={words.worth(worth)}
        state={words.states[state] ?? ''}
        isOff={isOver}
        action={actionOf(right, store, refusal ? words.again : words.receive, words.use)}
      />
      {refusal && (
        <View className="supplier-right-refusal">
          <Alarm text={refusal.code === 'TOKEN_EXPIRED' ? `${refusal.message} ${words.openAgain}` : refusal.message} />
        </View>
      )}
    </View>
  )
})

function actionOf(
  { rightId, state }: SupplierRight,
  store: SupplierStore,
  receive: string,
  use: string,
): BenefitAction | undefined {
  if (state === 'can_receive')
    return {
      id: `supplier-receive-${rightId}`,
      text: receive,
      busy: store.isReceiving(rightId),
      onTap: () => store.receive(rightId),
    }
  if (state === 'received')
    return {
      id: `supplier-use-${rightId}`,
      text: use,
      onTap: () => go(routes.supplierUse, { rightsId: rightId }),
    }
  return undefined
}
