/**
 * The rows of sections B and C of the Board's Appendix IX, by keys that stay: documents are stored
 * under them and the website looks them up. The texts are only what an editor chooses from.
 */
export const DISCLOSURE_ROWS = {
  affiliation: 'B1 Affiliation or upgradation letter, recent extension',
  society: 'B2 Registration of the society, trust or company',
  noc: 'B3 No objection certificate of the State',
  recognition: 'B4 Recognition under the RTE Act',
  building_safety: 'B5 Building safety certificate',
  fire_safety: 'B6 Fire safety certificate',
  deo_certificate: 'B7 Certificate of the DEO, or self-certification',
  water_sanitation: 'B8 Water, health and sanitation certificates',
  fee_structure: 'C1 Fee structure',
  academic_calendar: 'C2 Annual academic calendar',
  management_committee: 'C3 School management committee',
  parents_association: 'C4 Parents Teachers Association',
  board_results: 'C5 Board results of the last three years',
}
