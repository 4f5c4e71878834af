import type { Template } from '#domain/templates/template-schema.ts';
import { IconCheck } from '../theme/icons.ts';
import classes from './template-card.module.css';
import { THUMBNAILS } from './thumbnails.ts';

interface TemplateCardProps {
  readonly template: Template;
  readonly isSelected: boolean;
  readonly onChoose: () => void;
}

/** (spec) Preview, name, description and up to three tags. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, isSelected, onChoose } = props;
  const { id, name, description, tags } = template.metadata;
  return (
    <button type="button" className={classes.card} aria-pressed={isSelected} onClick={onChoose}>
      <span className={classes.picture}>
        <img src={THUMBNAILS[id]} alt="" className={classes.thumbnail} />
        {isSelected && (
          <span className={classes.check}>
            <IconCheck size={22} stroke={2} aria-label="Selected" />
          </span>
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.description}>{description}</span>
        <span className={classes.tags}>
          {tags.slice(0, 3).map((tag) => (
            <span key={tag} className={classes.tag}>
              {tag}
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}
