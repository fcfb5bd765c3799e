import { Text, View } from '@tarojs/components'
import { configWords } from '@/i18n/config'
import { language } from '@/i18n/language'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Field } from '@/ui/Field'
import { Icon } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
import { ChooseLocationStore } from './choose-location/store'
import './choose-location/choose-location.scss'

/** Picks a place from a list in a browser, which has no map. */
export default page(function ChooseLocation() {
  const store = useScreenStore(() => new ChooseLocationStore())
  const words = configWords()
  return (
    <Screen
      route={routes.chooseLocation}
      footer={
        <Button id="place-confirm" block text={words.confirmPlace} disabled={!store.picked} onTap={store.confirm} />
      }
    >
      <View className="choose-place-search">
        <Field
          id="place-search"
          label={words.searchPlace}
          placeholder={words.searchExample}
          value={store.text}
          clearLabel={words.clear}
          onInput={store.search}
        />
      </View>
      <View className="choose-place" role="radiogroup" aria-label={words.searchPlace}>
        {store.found.map((place) => (
          <View key={place.id} className="choose-place-row">
            <Tappable
              id={`place-${place.id}`}
              className="choose-place-main"
              role="radio"
              selected={place.id === store.pickedId}
              onTap={() => store.pick(place.id)}
            >
              <View className={`choose-place-mark ${place.id === store.pickedId ? 'is-on' : ''}`}>
                <Icon name={place.id === store.pickedId ? 'check' : 'pin'} size={20} />
              </View>
              <View className="choose-place-texts">
                <Text className="choose-place-name">{place.name[language()]}</Text>
                <Text className="choose-place-address">{place.address[language()]}</Text>
              </View>
            </Tappable>
            <Tappable
              className="choose-place-look"
              role="link"
              label={words.lookAtPlace(place.name[language()])}
              onTap={() => store.look(place)}
            >
              <Icon name="next" size={18} />
            </Tappable>
          </View>
        ))}
        {store.found.length === 0 && <EmptyState text={words.noPlace} />}
      </View>
    </Screen>
  )
})
