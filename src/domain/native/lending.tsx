import { observer } from 'mobx-react'
import { nativeWords } from '@/i18n/native'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { nativeBridge } from './bridge'

/** What lending is in the native app: a new loan, or what is still owed. */
type Lending = 'loan' | 'bill'

const isInApp = (): boolean => nativeBridge.state !== 'absent'

/** Leads to lending, which the native app alone has: by the bridge there, to its download everywhere else. */
export const openLending = (nativeType: Lending): void =>
  isInApp() ? go(routes.nativeBridge, { nativeType }) : go(routes.appDownload)

/** Where lending is, in a sentence, as it is from here. */
export const lendingSentence = (): string => (isInApp() ? nativeWords().lendingHere : nativeWords().lendingElsewhere)

/** The way to a loan, with the sentence that says where it is. */
export const LendingWay = observer(function LendingWay({ id }: { id: string }) {
  return (
    <>
      <Button id={id} block text={nativeWords().toLending} onTap={() => openLending('loan')} />
      <Text kind="note" tone="second" center block>
        {lendingSentence()}
      </Text>
    </>
  )
})
