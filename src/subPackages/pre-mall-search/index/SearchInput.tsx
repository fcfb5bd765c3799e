import { Input, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { longestKeyword } from '@/domain/mall/keyword'
import { mallWords } from '@/i18n/mall'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { fieldProps } from '@/ui/input/fieldProps'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './SearchInput.scss'
import type { PreSearchStore } from './store'

interface SearchInputProps {
  form: PreSearchStore['form']
  onSubmit(): void
}

/** The search field with its button, and what is wrong with the text under it. */
export const SearchInput = observer(function SearchInput({ form, onSubmit }: SearchInputProps) {
  const words = mallWords()
  const text = form.text('keyword')
  const isEmpty = form.fault('keyword') !== undefined
  return (
    <View className="search-input">
      <Row gap={8} align="stretch" className="search-input-row">
        <View className="search-input-field">
          <Icon name="search" size={18} />
          <Input
            className="search-input-text"
            value={text}
            maxlength={longestKeyword}
            confirmType="search"
            focus
            placeholder={words.searchHint}
            {...fieldProps({ label: words.search, isInvalid: isEmpty })}
            onInput={({ detail }) => void form.type('keyword', detail.value)}
            onConfirm={onSubmit}
          />
          {text !== '' && (
            <Tappable
              className="search-input-clear"
              label={words.searchClear}
              onTap={() => void form.type('keyword', '')}
            >
              <Icon name="close" size={16} />
            </Tappable>
          )}
        </View>
        <Button id="search" text={words.search} onTap={onSubmit} />
      </Row>
      {isEmpty && (
        <Text kind="small" tone="danger" block className="search-input-error" role="alert">
          {words.keywordEmpty}
        </Text>
      )}
    </View>
  )
})
