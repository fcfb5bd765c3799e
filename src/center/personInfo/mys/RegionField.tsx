import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { profileFormWords } from '@/i18n/profileForm'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { PickerField } from '@/ui/input/PickerField'
import { Row } from '@/ui/layout/Row'
import './RegionField.scss'
import { regionLevels } from './regionStore'
import { regionText } from './regionText'
import type { ProfileFormStore } from './store'

/** Province, city and county. Where a list did not load it can be loaded again; the rest of the form works without it. */
export const RegionField = observer(function RegionField({ store }: { store: ProfileFormStore }) {
  const words = profileFormWords()
  const { region, fault } = store
  const columns = regionLevels.map((level, index) => ({
    name: words.regionNames[level],
    options: (region.lists[index] ?? []).map(({ name }) => name),
    at: region.isTold ? region.places[index] : undefined,
  }))
  const said = fault?.field === 'region' ? fault : undefined
  return (
    <View>
      <PickerField
        id="profile-region"
        label={words.region}
        placeholder={words.regionPlaceholder}
        value={region.chosen ? regionText(region.chosen) : ''}
        columns={columns}
        error={said && (said.kind === 'pending' ? words.regionPending : said.message)}
        onTurn={region.turn}
        onChoose={region.choose}
      />
      {region.hasFailed && (
        <Row gap={12} justify="between" className="region-failed" role="alert">
          <Text kind="small">{words.regionFailed}</Text>
          <Button id="region-retry" kind="plain" size="small" text={words.regionRetry} onTap={region.retry} />
        </Row>
      )}
    </View>
  )
})
