"""Fires, outdoors and in a kota."""

import cv2
import numpy as np

from figures import smooth, spruce
from recipe import recipe
from retouch import (
    bent, brighter, burning, copied, cut, filled, flaming, line, mirrored, mix, mix_colours, noise, oval, polygon, region, rim_lit, shaded, spanned, tinted, without,
)  # fmt: skip


def with_logs(picture):
    """Bark and a sawn end for the two logs that guests sit on."""
    dark = np.clip((0.12 - picture.max(-1)) / 0.05, 0, 1) * region(picture, [(440, 905, 890, 1030), (1315, 915, 1810, 1040)], blur=6)
    ends = polygon(picture, [(770, 905), (868, 900), (868, 1022), (770, 1014)]) + polygon(picture, [(1330, 906), (1450, 906), (1450, 1024), (1330, 1022)])
    picture = mix(picture, np.array([0.15, 0.085, 0.055]) * (1 + 0.3 * noise(5, 40, 4)[..., None]), np.clip(cv2.GaussianBlur(dark, (0, 0), 2) + ends, 0, 1))
    for x in (870, 1328):
        for radius, colour in ((62, (0.22, 0.12, 0.07)), (54, (0.60, 0.36, 0.18)), (38, (0.48, 0.28, 0.14)), (24, (0.62, 0.38, 0.19)), (10, (0.48, 0.28, 0.14))):
            picture = oval(picture, x, 962, int(radius * 0.42), radius, colour, 1.5)
    return picture


@recipe('campfire-kota-guests', 'af682468', focus=[(0.57, 0.8, 0.06, 0.16, 0.6), (0.37, 0.8, 0.1, 0.16, 0.8), (0.81, 0.8, 0.12, 0.16, 0.8)])
def _(picture):
    picture = brighter(mirrored(picture), 0.82)
    picture = rim_lit(picture, [(600, 700, 700, 1000)], 16, 0, (0.75, 0.36, 0.12))
    picture = rim_lit(picture, [(1090, 700, 1450, 1000)], -16, 0, (0.6, 0.32, 0.14), 0.6)
    picture = cut(flaming(picture, 900, 900, 70, 150), 0, 190, 1560)
    door = polygon(picture, [(1660, 594), (1772, 594), (1778, 902), (1650, 902)]) * (picture.max(-1) < 0.16)
    picture = filled(picture, (0.42, 0.25, 0.11), cv2.GaussianBlur(door.astype(np.float32), (0, 0), 2))
    coats = region(picture, [(530, 740, 850, 905), (1340, 740, 1640, 905)], blur=8) * (picture.max(-1) < 0.3)
    picture = mix(picture, picture * 1.7 + 0.012, cv2.GaussianBlur(coats.astype(np.float32), (0, 0), 2))
    # The guest before the door has a back of his own.
    picture = filled(picture, (0.16, 0.035, 0.05), polygon(picture, [(1614, 748), (1630, 738), (1662, 744), (1692, 768), (1706, 820), (1710, 908), (1608, 908), (1614, 850), (1626, 800)], 2))
    picture = oval(picture, 1640, 806, 18, 52, (0.38, 0.08, 0.06), 12)
    picture = line(picture, [(1672, 764), (1668, 812), (1644, 858)], (0.09, 0.025, 0.04), 5, 2)
    picture = filled(picture, (0.09, 0.085, 0.13), polygon(picture, [(1566, 868), (1582, 858), (1640, 862), (1652, 908), (1560, 908)], 2))
    for way, x, y, hat in ((1, 612, 700, (0.13, 0.16, 0.29)), (1, 742, 696, (0.24, 0.25, 0.29)), (-1, 1426, 696, (0.30, 0.09, 0.06)), (-1, 1642, 698, (0.30, 0.31, 0.31))):
        picture = oval(picture, x + 3 * way, y + 8, 27, 36, (0.13, 0.075, 0.055), 2)
        picture = oval(picture, x + 17 * way, y + 20, 12, 20, (0.58, 0.34, 0.21), 3)
        picture = filled(picture, hat, polygon(picture, [(x - 31, y + 12), (x - 30, y - 22), (x, y - 42), (x + 28, y - 24), (x + 31, y + 8)], 2))
        picture = line(picture, [(x + 8 * way, y - 38), (x + 26 * way, y - 22), (x + 31 * way, y + 4), (x + 27 * way, y + 30)], (0.84, 0.48, 0.22), 6, 1.5)
    for edge in ([(632, 748), (644, 790), (658, 826)], [(772, 748), (792, 800), (828, 838)], [(1608, 748), (1594, 800), (1566, 838)], [(1385, 752), (1370, 800), (1352, 840)]):
        picture = line(picture, edge, (0.55, 0.29, 0.15), 5, 2)
    return with_logs(picture)


@recipe('family-fire-faint-lights', 'cc4756dd', focus=[(0.67, 0.9, 0.05, 0.12, 0.6)])
def _(picture):
    picture = without(mirrored(picture), ellipses=[(750, 975, 110, 40)])
    even = cv2.GaussianBlur(picture.astype(np.float32), (0, 0), sigmaX=150, sigmaY=10)
    picture = mix(picture, even, region(picture, [(0, 0, 1920, 400)], blur=40))
    height = np.arange(1080)[:, None] / 1080
    faint = np.clip((0.5 - height) / 0.14, 0, 1) * np.clip(0.92 - 1.2 * height, 0.25, 0.85)
    green = np.clip((picture[..., 1] - picture[..., 0] - 0.1) / 0.3, 0, 1)
    night = np.array([0.035, 0.07, 0.13]) * (1 + height[..., None]) * np.ones_like(picture)
    return mix(picture, night, faint * (0.55 + 0.4 * green))


@recipe('kota-fire-coffee-pot', 'cc4756dd', shadow='#130c0b', focus=[(0.6, 0.7, 0.2, 0.3, 0.5), (0.64, 0.53, 0.1, 0.16, 0.8)])
def _(picture):
    picture = without(mirrored(cut(picture, 190, 60, 1730)), ellipses=[(1220, 474, 54, 14)])
    picture = copied(picture, (1126, 186, 1350, 700), 240, 0, 14)
    picture = copied(picture, (944, 560, 1142, 790), -186, 0, 14)
    picture = shaded(picture, 806, 876, 46, 10, 0.45, 5)
    picture = line(picture, [(0, 768), (282, 750)], (0.50, 0.21, 0.06), 17, 2)
    logs = region(picture, [(0, 195, 420, 760), (756, 195, 1920, 570)], blur=8)
    picture = mix(picture, cv2.blur(picture.astype(np.float32), (241, 3)), 0.85 * logs)
    # The firelight on the wall, which the pot is dark against.
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    glow = np.exp(-(((columns - 1206) / 330) ** 2) - ((rows - 600) / 260) ** 2) * (rows > 196)
    picture = picture * (1 + 1.5 * glow[..., None]) + glow[..., None] * np.array([0.05, 0.02, 0.006])
    # Outside the door: an evening, its snow with steps in it, and trees that stand on it.
    rows = rows[..., None]
    sky = np.array([0.10, 0.16, 0.32]) + np.clip((rows - 240) / 380, 0, 1) * np.array([0.30, 0.20, 0.13])
    evening = np.where(rows < 600, sky, np.array([0.36, 0.40, 0.55]) + np.clip((rows - 690) / 80, 0, 1) * np.array([0.20, 0.06, -0.12]))
    for x, foot, height in ((448, 612, 190), (494, 608, 120), (556, 606, 90), (610, 606, 110), (664, 610, 150), (722, 614, 230), (520, 622, 250), (690, 634, 330)):
        evening = spruce(evening, x, foot, height, (0.11, 0.15, 0.25), (0.34, 0.38, 0.52), x, 0.34, 0.7)
    evening = cv2.GaussianBlur(evening.astype(np.float32), (0, 0), 3)
    for x, y, size in ((604, 630, 5), (590, 644, 6), (606, 662, 8), (584, 684, 10), (604, 710, 12), (578, 742, 15)):
        evening = oval(evening, x, y, size, size // 2, (0.24, 0.28, 0.44), 1.5)
    picture = mix(picture, evening, region(picture, [(432, 254, 744, 770)], blur=2))
    picture = line(picture, [(430, 776), (430, 246), (748, 246), (748, 776)], (0.36, 0.14, 0.04), 26, 1.5)
    picture = line(picture, [(418, 780), (762, 780)], (0.26, 0.11, 0.05), 14, 2)
    # The door is open inwards; fire lights its planks, and the evening its edge.
    picture = filled(picture, (0.30, 0.125, 0.04), polygon(picture, [(424, 250), (318, 210), (318, 838), (424, 780)], 2))
    for x, top, bottom in ((345, 222, 822), (372, 231, 808), (398, 241, 793)):
        picture = line(picture, [(x, top), (x, bottom)], (0.12, 0.045, 0.02), 4, 1.5)
    for y, slope in ((322, -22), (660, 22)):
        picture = line(picture, [(322, y + slope), (420, y)], (0.42, 0.18, 0.06), 22, 2)
    picture = line(picture, [(316, 210), (316, 838)], (0.50, 0.22, 0.08), 8, 1.5)
    picture = shaded(picture, 360, 838, 80, 12, 0.5, 7)
    picture = filled(picture, (0.20, 0.17, 0.19), polygon(picture, [(452, 792), (728, 792), (700, 850), (430, 860)], 16) * 0.6)
    # The bench behind the fire.
    picture = line(picture, [(1290, 688), (1588, 680), (1780, 712)], (0.46, 0.20, 0.07), 15, 2)
    for x, bottom, wide in ((1352, 822, 30), (1588, 866, 34)):
        picture = shaded(picture, x + 10, bottom, 26, 5, 0.5, 5)
        picture = filled(picture, (0.22, 0.09, 0.035), region(picture, [(x - wide // 2, 690, x + wide // 2, bottom)], blur=1.5))
        picture = filled(picture, (0.62, 0.27, 0.09), region(picture, [(x - wide // 2, 694, x - wide // 8, bottom - 2)], blur=2))
    # Ash within the ring of stones, and embers that are brightest under the fire.
    pit = polygon(picture, [(890, 950), (1010, 884), (1190, 862), (1380, 890), (1510, 960), (1500, 1020), (1400, 1062), (960, 1064), (880, 1010)], 10) * (1 - np.clip((picture[..., 2] - 0.22) / 0.08, 0, 1))
    pit = np.maximum(pit, region(picture, ellipses=[(1190, 990, 250, 80)], blur=8))
    ring = ((np.arange(1920)[None, :] - 1190) / 250) ** 2 + ((np.arange(1080)[:, None] - 990) / 84) ** 2
    glow = np.clip(1.1 - ring, 0, 1)[..., None] * np.clip(0.75 + 0.35 * noise(9, 18, 8)[..., None], 0.2, 1.6)
    coals = np.array([0.17, 0.075, 0.04]) + glow * np.array([0.72, 0.26, 0.05])
    picture = mix(picture, coals, cv2.GaussianBlur(pit.astype(np.float32), (0, 0), 9))
    # Many tongues behind the logs, a few before them, and none of a clean outline.
    chance = np.random.default_rng(11)
    back = [(place, chance.uniform(44, 76), chance.uniform(0.75, 1.1) * (310 - 1.9 * abs(place)), chance.uniform(-34, 34)) for place in chance.normal(0, 50, 15).clip(-104, 104)]
    picture = bent(burning(picture, 1190, 1022, back), [(1050, 660, 1312, 1050)], 13, 5)
    for start, end in (((1040, 1052), (1262, 986)), ((1330, 1056), (1112, 982)), ((1120, 1066), (1250, 1046))):
        picture = line(picture, [start, end], (0.09, 0.045, 0.03), 40, 2)
        picture = line(picture, [(start[0], start[1] - 15), (end[0], end[1] - 15)], (0.86, 0.36, 0.10), 7, 3, 0.8)
    front = [(place, 34, chance.uniform(50, 110), chance.uniform(-16, 16)) for place in (-92, -38, 16, 58, 100)]
    picture = bent(burning(picture, 1190, 1048, front), [(1060, 920, 1310, 1060)], 9, 6)
    # The pot hangs over the fire and in front of the bench; its base is lit from below.
    iron = (0.045, 0.03, 0.03)
    picture = line(picture, [(1206, 170), (1206, 408)], iron, 12, 1)
    for y in range(190, 404, 26):
        picture = oval(picture, 1206, y, 4, 7, (0.42, 0.20, 0.09), 1)
    bail = np.linspace(0.04, np.pi - 0.04, 40)
    picture = line(picture, np.stack([1206 + 84 * np.cos(bail), 566 - 160 * np.sin(bail)], 1), iron, 8, 1)
    share = np.clip((rows - 495) / 205, 0, 1) ** 4
    soot = np.array([0.05, 0.032, 0.028]) * (1 - share) + np.array([0.62, 0.27, 0.09]) * share
    spout = [(1262, 592), (1296, 588), (1316, 558), (1336, 500), (1368, 476), (1382, 488), (1360, 508), (1342, 566), (1318, 626), (1280, 672)]
    picture = mix(picture, soot * np.ones_like(picture), polygon(picture, spout, 1.5))
    picture = line(picture, [(1378, 492), (1358, 512), (1340, 568), (1316, 624), (1290, 658)], (0.78, 0.38, 0.14), 5, 1.5)
    body = [(1158, 498), (1254, 498), (1284, 570), (1302, 686), (1290, 704), (1122, 704), (1110, 686), (1128, 570)]
    picture = mix(picture, soot * np.ones_like(picture), polygon(picture, body, 2))
    picture = oval(oval(oval(picture, 1206, 500, 52, 13, (0.42, 0.19, 0.08)), 1206, 496, 52, 13, (0.13, 0.07, 0.05)), 1206, 478, 10, 10, iron)
    for edge in ([(1138, 560), (1118, 684)], [(1254, 510), (1280, 572)], [(1122, 700), (1290, 700)]):
        picture = line(picture, edge, (0.80, 0.38, 0.13), 7, 2, 0.7)
    return picture


@recipe('shore-fire-guests-ice-evening', 'cc4756dd', header=0.33, focus=[(0.73, 0.84, 0.06, 0.14, 0.5), (0.51, 0.85, 0.13, 0.12, 0.9)])
def _(picture):
    picture = flaming(cut(picture, 520, 285, 1400), 507, 870, 62, 120, 5)
    rows, columns = np.mgrid[0:1080, 0:1920].astype(np.float32)
    snow = np.repeat(cv2.GaussianBlur(picture[:, 1480:1800].mean(1, keepdims=True), (1, 31), 0), 1920, 1)
    glow = np.exp(-(((columns - 507) / 330) ** 2) - ((rows - 930) / 130) ** 2)[..., None]
    plain = np.clip((columns - 620) / 110, 0, 1) * np.clip((rows - 468) / 14, 0, 1) * (columns < 1500)
    plain = cv2.GaussianBlur(plain, (0, 0), 6)
    picture = mix(picture, snow + glow * np.array([0.62, 0.40, 0.20]), plain)
    picture = cut(mirrored(picture), 70, 42, 1770)
    # Neither leaves nor scraps at the left edge.
    picture = spanned(picture, (430, 500), (510, 580), region(picture, [(0, 0, 400, 244)], blur=14))
    picture = without(copied(picture, (0, 630, 40, 690), 60, 0, 6), ellipses=[(334, 845, 84, 76)])
    # A table is laid by the fire, which lights its right side: its shadow, legs, planks and cloth.
    fire = np.clip((columns - 690) / 540, 0, 1)[..., None] ** 1.4
    glow = np.exp(-(((columns - 1330) / 330) ** 2) - ((rows - 1020) / 110) ** 2) * np.clip((1330 - columns) / 140, 0, 1)
    picture = picture + glow[..., None] * (1 - picture) * np.array([0.72, 0.46, 0.22])
    grain = 1 + 0.10 * noise(3, 90, 6)[..., None]
    picture = tinted(picture, (0.52, 0.56, 0.68), polygon(picture, [(1176, 1050), (1150, 998), (800, 986), (560, 1004), (480, 1036), (760, 1060)], 10))
    picture = tinted(picture, (0.62, 0.63, 0.70), polygon(picture, [(806, 940), (1160, 940), (1150, 1020), (806, 1020)], 10))
    for x, foot, half, tone in ((822, 1004, 18, 0.6), (1142, 1004, 18, 0.6), (802, 1046, 24, 1), (1166, 1046, 24, 1)):
        round_ = np.clip((columns - x + half) / (2 * half), 0, 1)[..., None] ** 1.6 * (0.3 + 0.7 * fire)
        picture = shaded(picture, x - 16, foot, 2 * half, 9, 0.5, 5)
        log = polygon(picture, [(x - half, 915), (x + half, 915), (x + half + 2, foot), (x, foot + 7), (x - half - 2, foot)], 1.5)
        picture = mix(picture, tone * mix_colours((0.10, 0.085, 0.12), (0.88, 0.47, 0.17), round_) * grain, log)
        picture = oval(picture, x + 2, foot + 6, half + 10, 6, 1.05 * np.median(picture[foot + 14 : foot + 22, x - 40 : x + 40].reshape(-1, 3), 0), 4)
    wood = mix_colours((0.23, 0.19, 0.22), (0.90, 0.56, 0.26), fire) * grain
    linen = mix_colours((0.52, 0.52, 0.62), (1.2, 0.98, 0.68), fire) * (1 + 0.04 * noise(60, 14, 3)[..., None])
    for surface, corners in (
        (wood, [(794, 858), (1172, 858), (1198, 908), (768, 908)]), (0.55 * wood, [(768, 908), (1198, 908), (1198, 930), (768, 930)]),
        (linen, [(868, 857), (1100, 857), (1112, 909), (856, 909)]), (0.9 * linen, [(856, 908), (1112, 908), (1114, 972), (1060, 968), (990, 974), (920, 968), (854, 973)]),
    ):  # fmt: skip
        picture = mix(picture, surface, polygon(picture, corners, 1.5))
    for red in ([(880, 858), (870, 908), (869, 970)], [(1088, 858), (1098, 908), (1099, 970)], [(856, 948), (990, 950), (1112, 948)], [(856, 960), (990, 962), (1112, 960)]):
        picture = line(picture, red, (0.62, 0.11, 0.09), 6, 1.2, 0.85)
    picture = line(picture, [(781, 884), (866, 884)], (0.13, 0.10, 0.12), 3, 1)
    picture = line(picture, [(1104, 884), (1184, 884)], (0.40, 0.20, 0.09), 3, 1)
    picture = line(picture, [(1198, 908), (1198, 930)], (1.0, 0.70, 0.34), 4, 1.5)
    # On it: a loaf on its board, wooden cups, a lantern.
    picture = shaded(picture, 956, 894, 92, 9, 0.6, 4)
    for y, colour in ((890, (0.36, 0.19, 0.09)), (884, (0.70, 0.43, 0.20))):
        picture = oval(picture, 968, y, 88, 14, colour, 1.5)
    loaf = polygon(picture, smooth([(902, 884), (900, 862), (914, 838), (944, 826), (990, 826), (1020, 838), (1034, 862), (1032, 884), (968, 890)]), 1.5)
    picture = mix(picture, mix_colours((0.26, 0.12, 0.07), (0.86, 0.48, 0.18), np.clip((columns - 890) / 140, 0, 1)[..., None]) * (1 + 0.06 * noise(8, 8, 2)[..., None]), loaf)
    for x in (934, 964, 994):
        picture = line(picture, [(x - 10, 854), (x, 840), (x + 14, 832)], (0.95, 0.74, 0.44), 6, 1.5)
    for x, y in ((884, 898), (1066, 900), (1140, 890)):
        aside = np.clip((columns - x + 30) / 60, 0, 1)[..., None] ** 1.3
        picture = shaded(picture, x - 12, y + 1, 36, 6, 0.5, 3)
        picture = line(picture, [(x - 22, y - 27), (x - 44, y - 30)], (0.42, 0.23, 0.12), 11, 1.2)
        bowl = polygon(picture, smooth([(x - 29, y - 30), (x - 27, y - 14), (x - 16, y - 1), (x, y + 2), (x + 16, y - 1), (x + 27, y - 14), (x + 29, y - 30), (x, y - 26)]), 1.2)
        picture = mix(picture, mix_colours((0.26, 0.13, 0.08), (0.95, 0.58, 0.24), aside), bowl)
        picture = oval(oval(picture, x, y - 30, 29, 9, (0.92, 0.60, 0.28)), x, y - 29, 23, 6, (0.14, 0.07, 0.05))
    x, y = 818, 890
    picture = picture + np.array([0.40, 0.24, 0.08]) * np.exp(-(((columns - x) / 90) ** 2) - ((rows - y + 44) / 90) ** 2)[..., None]
    picture = filled(picture, (1.0, 0.80, 0.42), region(picture, [(x - 17, y - 72, x + 17, y - 14)], blur=2))
    picture = oval(picture, x, y - 38, 7, 17, (1.0, 0.97, 0.84), 3)
    for box in ((x - 24, y - 16, x + 24, y), (x - 22, y - 80, x + 22, y - 70), (x - 12, y - 92, x + 12, y - 78)):
        picture = filled(picture, (0.05, 0.05, 0.07), region(picture, [box], blur=1.2))
    bail = np.linspace(0, np.pi, 20)
    for wire in ([(x - 20, y - 74), (x - 20, y - 12)], [(x + 20, y - 74), (x + 20, y - 12)], np.stack([x + 20 * np.cos(bail), y - 84 - 34 * np.sin(bail)], 1)):
        picture = line(picture, wire, (0.05, 0.05, 0.07), 4, 1)
    return picture
