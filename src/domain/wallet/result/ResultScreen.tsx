import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComponentType } from 'react'
import type { WithdrawDetailRes } from '@/contract/wallet/withdraw'
import { walletWords } from '@/i18n/wallet'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { ConfirmCard } from './ConfirmCard'
import { ResultFacts } from './ResultFacts'
import { ResultLinks } from './ResultLinks'
import './ResultScreen.scss'
import { ResultStore } from './resultStore'
import { StepList } from './StepList'

interface ResultScreenProps {
  withdrawId: string
  /** Says where the withdrawal stands, in the look of the theme. */
  Head: ComponentType<{ detail: WithdrawDetailRes }>
}

/** One withdrawal in both themes: where it stands, its steps, and what the customer can do. */
export const ResultScreen = observer(function ResultScreen({ withdrawId, Head }: ResultScreenProps) {
  const store = useScreenStore(() => new ResultStore(withdrawId))
  const words = walletWords()
  const detail = store.detail.value
  useEnd(store.confirming)
  return (
    <Screen
      remote={store.detail}
      onRetry={store.load}
      skeleton="detail"
      missing={{
        code: 'WITHDRAWAL_UNKNOWN',
        way: <Button text={words.toRecords} onTap={() => go(routes.cashRecord)} />,
      }}
    >
      {detail && (
        <>
          <Head detail={detail} />
          <View className="withdraw-result">
            {detail.confirm && <ConfirmCard store={store} expireTime={detail.confirm.expireTime} />}
            <StepList steps={detail.steps} status={detail.status} />
            <ResultFacts detail={detail} />
            <ResultLinks store={store} status={detail.status} />
          </View>
        </>
      )}
    </Screen>
  )
})
