import { accountWords } from '@/i18n/account'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { AgreementStore } from './index/store'
import './index/index.scss'

/** Reads one agreement. */
export default page(routes.agreement, function AgreementPage({ code }) {
  const store = useScreenStore(() => new AgreementStore(code))
  const words = accountWords()
  const agreement = store.agreement.value
  return (
    <Screen
      title={agreement?.title}
      skeleton="form"
      remote={store.agreement}
      onRetry={store.load}
      missing={{
        code: 'AGREEMENT_UNKNOWN',
        way: <Button text={words.allAgreements} onTap={() => go(routes.agreements)} />,
      }}
    >
      <Stack grow className="agreement">
        <Text kind="figure" tone="main">
          {agreement?.title}
        </Text>
        <Text kind="note" tone="third" className="agreement-version">
          {agreement && words.agreementVersion(agreement.version)}
        </Text>
        {agreement?.paragraphs.map((paragraph, index) => (
          <Text key={index} kind="large" tone="second" className="agreement-paragraph" selectable>
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Screen>
  )
})
