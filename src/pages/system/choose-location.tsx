import { View } from '@tarojs/components'
import { language } from '@/i18n/language'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { back } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Field } from '@/ui/input/Field'
import { PlaceRow } from './choose-location/PlaceRow'
import { ChooseLocationStore } from './choose-location/store'
import './choose-location/choose-location.scss'

/** Picks a place from a list in a browser, which has no map. */
export default page(routes.chooseLocation, function ChooseLocation() {
  const store = useScreenStore(() => new ChooseLocationStore())
  const words = remoteConfigWords()
  const confirm = () => {
    if (store.confirm(language())) back()
  }
  return (
    <Screen
      footer={<Button id="place-confirm" block text={words.confirmPlace} disabled={!store.picked} onTap={confirm} />}
    >
      <View className="choose-place-search">
        <Field
          id="place-search"
          label={words.searchPlace}
          placeholder={words.searchExample}
          value={store.text}
          clears
          onInput={store.search}
        />
      </View>
      <View className="choose-place" role="radiogroup" aria-label={words.searchPlace}>
        {store.found.map((place) => (
          <PlaceRow key={place.id} place={place} store={store} />
        ))}
        {store.found.length === 0 && <EmptyState illustration="empty" text={words.noPlace} />}
      </View>
    </Screen>
  )
})
