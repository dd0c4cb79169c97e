import { Badge } from '@tanabana/runtime/kit/Badge';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { Chip } from '@tanabana/runtime/kit/Chip';
import { useState } from 'react';
import { Row, Section } from './Section';

const FILTERS = ['Rugs', 'Price: low to high', 'indigo'];

/** Badges, chips and breadcrumbs. */
export function MarksSection() {
  const [filters, setFilters] = useState(FILTERS);
  return (
    <Section title="Marks" note="Badges state, chips can be taken away, the breadcrumb leads up.">
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Catalogue', to: '/catalogue' },
          { label: 'Gulnar Medallion Rug' },
        ]}
      />
      <Row>
        <Badge>Delivered</Badge>
        <Badge $tone="leaf">25% off</Badge>
        <Badge $tone="paper">Featured</Badge>
        <Badge $tone="quiet">Minimum Order Quantity: 25 units</Badge>
      </Row>
      <Row>
        {filters.map((label) => (
          <Chip
            key={label}
            label={label}
            onRemove={() => setFilters(filters.filter((filter) => filter !== label))}
          />
        ))}
      </Row>
    </Section>
  );
}
