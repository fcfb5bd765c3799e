import { observer } from 'mobx-react'
import type { ThirdPartyPrepareRes } from '@/contract/thirdParty'
import { southAirWords } from '@/i18n/southAir'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { useReminder } from '@/ui/hooks/useReminder'
import { Check } from '@/ui/input/Check'
import { Row } from '@/ui/layout/Row'
import { ListRow } from '@/ui/list/ListRow'
import { Icon } from '@/ui/media/Icon'
import './ScopesForm.scss'
import type { SouthAirStore } from './store'

/** What the partner would be given and why, the consent, and the way to its page. */
export const ScopesForm = observer(function ScopesForm(props: { store: SouthAirStore; facts: ThirdPartyPrepareRes }) {
  const { store, facts } = props
  const { name, purpose, scopes, termDays } = facts
  const words = southAirWords()
  const [isMissing, remind] = useReminder(store.isAgreed)
  const leave = () => {
    if (!store.leave()) remind()
  }
  return (
    <>
      <Card>
        <Row gap={12} className="south-air-head">
          <Icon name="shield" size={32} />
          <Text kind="headline" tone="main" grow role="heading" aria-level={2}>
            {words.title(name)}
          </Text>
        </Row>
        <Text kind="body" tone="second" block above={8}>
          {purpose}
        </Text>
      </Card>
      <Card title={words.scopes(name)}>
        {scopes.map((scope) => (
          <Row key={scope} gap={12} align="start" className="south-air-scope">
            <Icon name="check" size={20} />
            <Text kind="large" tone="main" grow>
              {scope}
            </Text>
          </Row>
        ))}
      </Card>
      <Card flush>
        <ListRow title={words.term} value={words.termDays(termDays)} />
        <ListRow
          id="south-air-documents"
          title={words.documents}
          onTap={() => go(routes.agreement, { code: 'third-party-list' })}
        />
      </Card>
      <Check
        id="south-air-agree"
        checked={store.isAgreed}
        onChange={store.agree}
        text={words.agree(name)}
        problem={isMissing && words.agreeFirst}
      />
      <Button id="south-air-go" block text={words.leave(name)} busy={store.leaving.busy} onTap={leave} />
      <Text kind="note" tone="third" className="south-air-note">
        {words.note}
      </Text>
    </>
  )
})
