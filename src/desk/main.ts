import { DeskApp } from './desk-app.ts';
import { PlayingCard } from './view/playing-card.ts';

customElements.define('playing-card', PlayingCard);
customElements.define('dispute-desk', DeskApp);
