import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './SubsidyHead.scss'
import type { SubsidyCardsStore } from './store'

/** How many cards can be claimed, and what they are worth together. */
export const SubsidyHead = observer(function SubsidyHead({ store }: { store: SubsidyCardsStore }) {
  const words = rightsWords()
  const { openCount, openWorth } = store
  return (
    <Stack gap={4} className="subsidy-head">
      <Text kind="headline">{openCount > 0 ? words.openCards(openCount) : words.noOpenCards}</Text>
      <Text kind="body">{openWorth > 0 ? words.worthTogether(openWorth) : words.seeResults}</Text>
    </Stack>
  )
})
