import { observer } from 'mobx-react'
import type { Authorization } from '@/contract/account'
import { authorizationWords } from '@/i18n/authorization'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { ListRow } from '@/ui/list/ListRow'
import { Dates } from './Dates'
import { StateMark } from './StateMark'

/** Who a partner is, and what data it gets, why and for how long. */
export const PartnerFacts = observer(function PartnerFacts({ of: partner }: { of: Authorization }) {
  const words = authorizationWords()
  return (
    <>
      <Card>
        <Row gap={12} justify="between">
          <Text kind="headline" tone="main" role="heading" aria-level={2}>
            {partner.name}
          </Text>
          <StateMark state={partner.state} />
        </Row>
        <Dates of={partner} />
      </Card>
      <Card title={words.scopes}>
        {partner.scopes.map((scope) => (
          <Text key={scope} kind="large" tone="main" block className="partner-scope">
            {scope}
          </Text>
        ))}
      </Card>
      <Card flush>
        <ListRow title={words.purpose} detail={partner.purpose} />
        <ListRow title={words.term} detail={words.termDays(partner.termDays)} />
        <ListRow
          id="partner-documents"
          title={words.documents}
          onTap={() => go(routes.agreement, { code: 'third-party-list' })}
        />
      </Card>
    </>
  )
})
