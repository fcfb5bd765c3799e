import { ActivityItems } from '@/domain/activity/custom/ActivityItems'
import { ActivityNotice } from '@/domain/activity/custom/ActivityNotice'
import { ActivityRules } from '@/domain/activity/custom/ActivityRules'
import { ActivityScreen } from '@/domain/activity/custom/ActivityScreen'
import { OtherActivities } from '@/domain/activity/custom/OtherActivities'
import { inflationWords } from '@/i18n/inflation'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { KeepDialog } from './index/KeepDialog'
import { InflationStore } from './index/store'
import { VoucherHead } from './index/VoucherHead'
import './index/index.scss'

/** A voucher that tasks make grow, each once, until the customer keeps it as a coupon. */
export default page(routes.taxReduction, function TaxReduction() {
  const store = useScreenStore(() => new InflationStore())
  const words = inflationWords()
  const { activity, voucher, tasks } = store
  return (
    <ActivityScreen store={activity} popups={<KeepDialog store={store} />}>
      {voucher && <VoucherHead voucher={voucher} store={store} />}
      <Stack gap={12} page="over" className="inflation">
        <ActivityNotice store={activity} />
        {!voucher && (
          <EmptyState illustration="empty" icon="ticket" text={words.noVoucher} hint={words.noVoucherHint} />
        )}
        {voucher && tasks.length > 0 && (
          <Card title={words.tasks}>
            {store.isKept && (
              <Text kind="small" tone="second" block className="inflation-note">
                {words.keptTasks}
              </Text>
            )}
            <ActivityItems store={activity} items={tasks} texts={{ take: words.grow, gone: words.over }} />
          </Card>
        )}
        <ActivityRules store={activity} />
        <OtherActivities store={activity} />
      </Stack>
    </ActivityScreen>
  )
})
