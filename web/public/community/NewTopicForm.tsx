import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { RichTextField } from '#web/kit/editor/RichTextField.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { leftOf } from '#web/kit/form/room.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useWords } from '#web/lib/words.tsx';
import { communityCalls } from './community-calls.ts';

interface NewTopicFormProps {
  categories: { id: string; name: string }[];
  /** The category of the list from which the person came. */
  category: string;
}

const keptAs = 'turs:forum-topic';

/** Title, category and text of a new topic; opens the topic once it is published. */
export function NewTopicForm({ categories, category }: NewTopicFormProps) {
  const t = useWords('community');
  const kit = useWords('kit');
  const navigate = useNavigate();
  const form = useForm({
    values: { title: '', category, description: '' },
    check: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, text]) => [name, text.trim() ? undefined : t('write.missing')]),
      ),
    send: async (values) => {
      const { call, addTopic } = await communityCalls();
      const { result } = await call(addTopic, { body: values });
      forgetSavedInput(keptAs);
      toast.success(t('write.sent'));
      await navigate(paths.topic(result.created_at, result.slug));
    },
  });
  useSavedInput(form, keptAs);
  const left = leftOf(form.values.title.length, limits.topicTitleMax);
  return (
    <Form form={form} label={t('write.form')}>
      <TextField
        {...form.field('title')}
        label={t('write.title')}
        hint={
          left === undefined
            ? t('write.titleHint')
            : left < 0
              ? kit('over', { count: -left })
              : kit('left', { count: left })
        }
        required
      />
      <Select
        {...form.field('category')}
        label={t('write.category')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <RichTextField
        {...form.field('description')}
        label={t('write.body')}
        contents="post"
        limit={limits.postMax}
        heightClass="min-h-72"
        required
      />
      <FormActions>
        <SubmitButton variant="go" size="lg">
          {t('write.send')}
        </SubmitButton>
        <ButtonLink to={paths.community()} variant="ghost" size="lg">
          {kit('cancel')}
        </ButtonLink>
      </FormActions>
      <p className="text-sm text-soft">{t('write.kept')}</p>
    </Form>
  );
}
