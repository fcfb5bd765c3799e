import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { longestKeyword } from '@/domain/mall/rules'
import { mallWords } from '@/i18n/mall'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
import './SearchInput.scss'
import type { PreSearchStore } from './store'

/** The search field with its button, and what is wrong with the text under it. */
export const SearchInput = observer(function SearchInput({ store }: { store: PreSearchStore }) {
  const words = mallWords()
  return (
    <View className="search-input">
      <View className="search-input-row">
        <View className="search-input-field">
          <Icon name="search" size={18} />
          <Input
            className="search-input-text"
            value={store.text}
            maxlength={longestKeyword}
            confirmType="search"
            focus
            placeholder={words.searchHint}
            aria-label={words.search}
            nativeProps={{ 'aria-label': words.search, 'aria-invalid': store.isEmpty ? 'true' : 'false' }}
            onInput={({ detail }) => store.type(detail.value)}
            onConfirm={() => store.submit()}
          />
          {store.text !== '' && (
            <Tappable className="search-input-clear" label={words.searchClear} onTap={() => store.type('')}>
              <Icon name="close" size={16} />
            </Tappable>
          )}
        </View>
        <Button id="search" text={words.search} onTap={store.submit} />
      </View>
      {store.isEmpty && (
        <Text className="search-input-error" role="alert">
          {words.keywordEmpty}
        </Text>
      )}
    </View>
  )
})
