import { Text, View } from '@tarojs/components'
import { accountWords } from '@/i18n/account'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { useScreenStore } from '@/shell/useScreenStore'
import { AgreementStore } from './index/store'
import './index/index.scss'

/** Reads one agreement. */
export default page(function AgreementPage() {
  const { code } = useQuery(routes.agreement)
  const store = useScreenStore(() => new AgreementStore(code))
  const agreement = store.agreement.value
  return (
    <Screen
      route={routes.agreement}
      title={agreement?.title}
      skeleton="form"
      remote={store.agreement}
      onRetry={store.load}
    >
      <View className="agreement">
        <Text className="agreement-title">{agreement?.title}</Text>
        <Text className="agreement-version">{agreement && accountWords().agreementVersion(agreement.version)}</Text>
        {agreement?.paragraphs.map((paragraph, place) => (
          <Text key={place} className="agreement-paragraph" selectable>
            {paragraph}
          </Text>
        ))}
      </View>
    </Screen>
  )
})
