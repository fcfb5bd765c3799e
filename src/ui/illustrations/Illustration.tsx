import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/ui/media/Icon'
import './Illustration.scss'
import './empty.scss'
import './error.scss'
import './offline.scss'

/** An illustration whose style comes with the file that exports it, so that the main package and H5's first load do not have it. */
export interface FurtherIllustration {
  name: 'review' | 'refusal' | 'first-use'
}

/** What a page shows in place of content: nothing there, a failed load and a lost network may be shown by a tab. */
export type IllustrationName = 'empty' | 'error' | 'offline' | FurtherIllustration

interface IllustrationProps {
  name: IllustrationName
  /** What an empty list would hold; the sheet of `empty` shows it. */
  subject?: IconName
}

/** A picture in the colours of the theme, drawn by the app. It is decorative: the text under it says the same. */
export function Illustration({ name, subject }: IllustrationProps) {
  return (
    <View className={`illustration illustration-${typeof name === 'string' ? name : name.name}`} aria-hidden="true">
      {name === 'empty' && subject && (
        <View className="illustration-subject">
          <Icon name={subject} size={26} />
        </View>
      )}
    </View>
  )
}
