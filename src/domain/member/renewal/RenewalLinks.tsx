import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** Where the screen of a renewal leads. */
export interface RenewalWays {
  join(): void
  records(): void
  claims(): void
  /** Absent where the rules have no screen of their own; they then stand on this one. */
  rules?: () => void
}

/** The records and rules of the membership. */
export const RenewalLinks = observer(function RenewalLinks({ ways }: { ways: RenewalWays }) {
  const words = renewalWords()
  return (
    <Card flush>
      <View>
        <ListRow id="renewal-records" icon="clock" title={words.records} onTap={ways.records} />
        <ListRow id="renewal-claims" icon="gift" title={words.claims} onTap={ways.claims} />
        {ways.rules && <ListRow id="renewal-rules" icon="shield" title={words.rules} onTap={ways.rules} />}
      </View>
    </Card>
  )
})
