import { View } from '@tarojs/components'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { copyAndTell } from '@/ui/action/copyAndTell'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { coordinatesText, placeOf } from './open-location/place'
import './open-location/open-location.scss'

/** Shows a place in a browser, which has no map. */
export default page(routes.openLocation, function OpenLocation(query) {
  const place = placeOf(query)
  const words = remoteConfigWords()
  if (!place) {
    return (
      <Screen>
        <EmptyState illustration="empty" text={words.badPlace} />
      </Screen>
    )
  }
  return (
    <Screen>
      <Stack grow className="open-place">
        <View className="open-place-ground" aria-hidden="true">
          <View className="open-place-pin">
            <Icon name="pin" size={40} />
          </View>
        </View>
        <Stack className="open-place-card">
          <Text kind="headline" tone="main">
            {place.name}
          </Text>
          <Text kind="note" tone="third" above={12}>
            {words.address}
          </Text>
          <Text kind="large" tone="second" above={2} selectable>
            {place.address}
          </Text>
          <Text kind="note" tone="third" above={12}>
            {words.coordinates}
          </Text>
          <Text kind="large" tone="second" above={2} selectable>
            {coordinatesText(place)}
          </Text>
          <Button
            id="place-copy"
            block
            kind="second"
            text={words.copyAddress}
            onTap={() => void copyAndTell(`${place.name} ${place.address}`.trim())}
          />
        </Stack>
      </Stack>
    </Screen>
  )
})
