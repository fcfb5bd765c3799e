import { View } from '@tarojs/components'
import { currentAddress, go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { Text } from '@/ui/display/Text'
import './RefusalAlarm.scss'

interface RefusalAlarmProps {
  text: string
  /** Words of the way to the proof of identity, where it is what is missing. */
  toIdentity?: string
}

/** A refusal that is about no field, over the button that was tapped, with the way on. */
export const RefusalAlarm = ({ text, toIdentity }: RefusalAlarmProps) => (
  <View className="refusal-alarm">
    <Alarm text={text}>
      {toIdentity && (
        <Tappable
          id="refusal-identity"
          className="refusal-alarm-link"
          role="link"
          onTap={() => go(routes.identification, { redirect: currentAddress() })}
        >
          <Text>{toIdentity}</Text>
        </Tappable>
      )}
    </Alarm>
  </View>
)
