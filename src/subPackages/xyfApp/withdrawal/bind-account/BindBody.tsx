import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { bindAccountWords } from '@/i18n/bindAccount'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import './BindBody.scss'
import { CardChoice } from './CardChoice'
import type { BindAccountStore } from './store'

/** What the chosen kind of account needs: one of the cards, an Alipay account, or nothing but WeChat itself. */
export const BindBody = observer(function BindBody({ store }: { store: BindAccountStore }) {
  const words = bindAccountWords()
  if (store.kind === 'bank') return <CardChoice store={store} />
  return (
    <Card>
      {store.kind === 'alipay' ? (
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
      ) : (
        <Text className="bind-body-text">{words.wechatText}</Text>
      )}
    </Card>
  )
})
