import { Text, View } from '@tarojs/components'
import { configWords } from '@/i18n/config'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { CopyAddress } from './open-location/CopyAddress'
import { coordinatesText, placeOf } from './open-location/place'
import './open-location/open-location.scss'

/** Shows a place in a browser, which has no map. */
export default page(function OpenLocation() {
  const place = placeOf(useQuery(routes.openLocation))
  const words = configWords()
  if (!place) {
    return (
      <Screen route={routes.openLocation}>
        <EmptyState text={words.badPlace} />
      </Screen>
    )
  }
  return (
    <Screen route={routes.openLocation}>
      <View className="open-place">
        <View className="open-place-ground" aria-hidden="true">
          <View className="open-place-pin">
            <Icon name="pin" size={40} />
          </View>
        </View>
        <View className="open-place-card">
          <Text className="open-place-name">{place.name}</Text>
          <Text className="open-place-label">{words.address}</Text>
          <Text className="open-place-text" selectable>
            {place.address}
          </Text>
          <Text className="open-place-label">{words.coordinates}</Text>
          <Text className="open-place-text" selectable>
            {coordinatesText(place)}
          </Text>
          <CopyAddress text={`${place.name} ${place.address}`.trim()} />
        </View>
      </View>
    </Screen>
  )
})
