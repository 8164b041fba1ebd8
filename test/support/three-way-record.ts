interface Told {
  readonly number?: number;
  /** What the pots come to without the rake. */
  readonly main?: number;
  readonly side?: number;
  readonly rake?: number;
  /** What the winner of the main pot is said to be paid; all of it unless told. */
  readonly paid?: number;
}

/** A three-way all-in as PokerStars writes it, with a main pot and a side pot; made up. */
export const threeWayRecord = ({
  number = 1,
  main = 900,
  side = 400,
  rake = 0,
  paid = main,
}: Told): string => `PokerStars Hand #${number}: Hold'em No Limit (50/100) - 2026/11/30 12:00:00 ET
Table 'Halle' 6-max Seat #3 is the button
Seat 1: Anna (1000 in chips)
Seat 2: Bruno (1000 in chips)
Seat 3: Carla (300 in chips)
Anna: posts small blind 50
Bruno: posts big blind 100
*** HOLE CARDS ***
Carla: raises 200 to 300 and is all-in
Anna: calls 250
Bruno: calls 200
*** FLOP *** [Ad Kh 9s]
Anna: bets 200
Bruno: calls 200
*** TURN *** [Ad Kh 9s] [5c]
Anna: checks
Bruno: checks
*** RIVER *** [Ad Kh 9s 5c] [2h]
Anna: checks
Bruno: checks
*** SHOW DOWN ***
Anna: shows [As Kd] (two pair, Aces and Kings)
Bruno: shows [Qh Qc] (a pair of Queens)
Anna collected ${side} from side pot
Carla: shows [9h 9d] (three of a kind, Nines)
Carla collected ${paid} from main pot
*** SUMMARY ***
Total pot 1300 Main pot ${main}. Side pot ${side}. | Rake ${rake}
Board [Ad Kh 9s 5c 2h]
Seat 1: Anna (small blind) showed [As Kd] and won (${side}) with two pair, Aces and Kings
Seat 2: Bruno (big blind) showed [Qh Qc] and lost with a pair of Queens
Seat 3: Carla (button) showed [9h 9d] and won (${paid}) with three of a kind, Nines
`;
