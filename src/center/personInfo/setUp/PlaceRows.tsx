import { accountWords } from '@/i18n/account'
import { showPlace } from '@/navigate'
import { location } from '@/platform/host/location'
import type { Place } from '@/platform/host/locationPort'
import { ListRow } from '@/ui/list/ListRow'

interface PlaceRowsProps {
  /** The usual place; undefined where none is chosen. */
  place: Place | undefined
  /** Lets the customer pick the usual place. */
  onPlace(): void
}

/** The usual place, with what it is for before the host asks, and a look at it on the map. */
export function PlaceRows({ place, onPlace }: PlaceRowsProps) {
  const words = accountWords()
  return (
    <>
      <ListRow
        id="settings-place"
        icon="pin"
        title={words.usualPlace}
        detail={location.openSettings ? words.usualPlaceAsks : words.usualPlaceHint}
        value={place?.name ?? words.usualPlaceNone}
        onTap={onPlace}
      />
      {place && (
        <ListRow id="settings-place-look" icon="pin" title={words.lookAtPlace} onTap={() => showPlace(place)} />
      )}
    </>
  )
}
