import { observer } from 'mobx-react'
import { nativeWords } from '@/i18n/native'
import { openAddress } from '@/navigate'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { isLendingHere, lendingAddress } from './lending'

/** The way to a loan, with the sentence that says where it is. */
export const LendingWay = observer(function LendingWay({ id }: { id: string }) {
  const words = nativeWords()
  return (
    <>
      <Button id={id} block text={words.toLending} onTap={() => openAddress(lendingAddress('loan'))} />
      <Text kind="note" tone="second" center block>
        {isLendingHere() ? words.lendingHere : words.lendingElsewhere}
      </Text>
    </>
  )
})
