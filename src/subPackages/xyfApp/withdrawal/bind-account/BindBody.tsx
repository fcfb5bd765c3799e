import { observer } from 'mobx-react'
import { bindAccountWords } from '@/i18n/bindAccount'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { FormField } from '@/ui/input/FormField'
import { CardChoice } from './CardChoice'
import type { BindAccountStore } from './store'

/** What the chosen kind of account needs: one of the cards, an Alipay account, or nothing but WeChat itself. */
export const BindBody = observer(function BindBody({ store }: { store: BindAccountStore }) {
  const { kind } = store
  const hasCards = (store.cards.value?.cardList ?? []).length > 0
  return (
    <Card title={kind === 'bank' && hasCards ? bindAccountWords().cards : undefined}>
      {kind === 'bank' && <CardChoice store={store} />}
      {kind === 'alipay' && <AlipayAccount store={store} />}
      {kind === 'wechat' && (
        <Text kind="reading" tone="second">
          {bindAccountWords().wechatText}
        </Text>
      )}
    </Card>
  )
})

const AlipayAccount = observer(function AlipayAccount({ store }: { store: BindAccountStore }) {
  const words = bindAccountWords()
  return (
    <FormField
      id="bind-alipay-account"
      form={store.form}
      name="account"
      label={words.alipay}
      problems={words.alipayProblems}
      placeholder={words.alipayPlaceholder}
      hint={words.alipayHint}
      maxLength={80}
      clears
    />
  )
})
