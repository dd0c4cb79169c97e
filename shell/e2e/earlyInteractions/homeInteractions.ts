import { expect } from '@playwright/test';
import {
  button,
  press,
  dialog,
  opensMenu,
  opensContact,
  type EarlyInteractionCase,
} from './earlyInteraction';

export const HOME_INTERACTIONS: readonly EarlyInteractionCase[] = [
  { title: 'opens the menu', path: '/', ...opensMenu },
  { title: 'opens the contact dialog', path: '/', ...opensContact },
  {
    title: 'stops the offers',
    path: '/',
    act: press('Pause the offers'),
    effect: (page) => expect(button(page, 'Play the offers')).toBeVisible(),
  },
  {
    title: 'opens the search and types',
    path: '/',
    act: async (page) => {
      await press('Search')(page);
      await page.keyboard.type('dhurrie');
    },
    effect: async (page) => {
      await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/Dhurrie/);
      await expect(page.getByRole('combobox')).toHaveValue('dhurrie');
    },
  },
  { title: 'opens a value', path: '/', act: press('Global Reach'), effect: dialog('Global Reach') },
  {
    title: 'stops the phrases',
    path: '/',
    act: press('Pause the phrases'),
    effect: (page) => expect(button(page, 'Play the phrases')).toBeVisible(),
  },
];
