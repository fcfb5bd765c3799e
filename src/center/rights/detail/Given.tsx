import { observer } from 'mobx-react'
import type { ExtraRight } from '@/contract/rights/extra'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { UseCode } from '@/ui/action/UseCode'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'

/** What a claimed card gave, with the code by which it is used; nothing before the claim. */
export const Given = observer(function Given({ card }: { card: ExtraRight }) {
  const words = rightsWords()
  const { state, result, code } = card
  if (state !== 'received') return null
  return (
    <Card title={words.given}>
      {code ? (
        <UseCode code={code} kind="text" label={claimWords().copyCode} note={words.codeNote} />
      ) : (
        <Text kind="reading" strong block className="subsidy-given">
          {result}
        </Text>
      )}
    </Card>
  )
})
