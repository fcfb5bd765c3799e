import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { language } from '@/i18n/language'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { showPlace } from '@/navigate'
import { type KnownPlace, placeIn } from '@/pages/system/choose-location/places'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import type { ChooseLocationStore } from './store'

/** A place to be picked, and the way to the page that shows it. */
export const PlaceRow = observer(function PlaceRow({
  place,
  store,
}: {
  place: KnownPlace
  store: ChooseLocationStore
}) {
  const name = place.name[language()]
  const isPicked = place.id === store.pickedId
  return (
    <Row className="choose-place-row">
      <Tappable
        id={`place-${place.id}`}
        className="choose-place-main"
        role="radio"
        selected={isPicked}
        onTap={() => store.pick(place.id)}
      >
        <View className={`choose-place-mark ${isPicked ? 'is-on' : ''}`}>
          <Icon name={isPicked ? 'check' : 'pin'} size={20} />
        </View>
        <Stack>
          <Text kind="large" tone="main">
            {name}
          </Text>
          <Text kind="small" tone="third">
            {place.address[language()]}
          </Text>
        </Stack>
      </Tappable>
      <Tappable
        className="choose-place-look"
        role="link"
        label={remoteConfigWords().lookAtPlace(name)}
        onTap={() => showPlace(placeIn(place, language()))}
      >
        <Icon name="next" size={18} />
      </Tappable>
    </Row>
  )
})
