import { ClaimedSheet } from '@/domain/rights/ClaimedSheet'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Facts } from './detail/Facts'
import { Given } from './detail/Given'
import { SubsidyCardStore } from './detail/store'

/** One subsidy benefit card: what it is, until when, and the button that claims it. */
export default page(routes.subsidyCard, function SubsidyCard({ rightsId = '' }) {
  const store = useScreenStore(() => new SubsidyCardStore(rightsId))
  const words = rightsWords()
  const { card, claiming } = store
  const toAll = <Button id="subsidy-all" text={words.allSubsidies} onTap={() => replace(routes.subsidyCards)} />
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      missing={{ code: 'RIGHT_UNKNOWN', way: toAll }}
      footer={
        store.canClaim && (
          <Button id="subsidy-claim" block text={claimWords().claim} busy={claiming.sending.busy} onTap={store.claim} />
        )
      }
      popups={<ClaimedSheet store={claiming} />}
    >
      {card && (
        <>
          <Facts card={card} />
          <Stack gap={12} page>
            <Given card={card} />
            {card.description && (
              <Card title={words.howToUse}>
                <Text kind="reading" tone="second" block>
                  {card.description}
                </Text>
              </Card>
            )}
          </Stack>
        </>
      )}
    </Screen>
  )
})
