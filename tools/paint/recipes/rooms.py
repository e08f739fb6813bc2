"""Cabins and domes, and what lies in them."""

import cv2
import numpy as np

from figures import smooth, spruce
from recipe import as_it_is, recipe
from retouch import (
    copied, filled, line, mix, mix_colours, noise, oval, polygon, region, shaded, spanned, tinted, without,
)  # fmt: skip


as_it_is(('cabin-eaves-icicles-window', '33efe85f'), focus=[(0.68, 0.5, 0.18, 0.25, 0.7)])


@recipe('cabins-lane-dusk-above', '5b277ea0', header=0.26)
def _(picture):
    picture = copied(picture, (160, 1000, 270, 1080), 140, 0, 10)
    picture = copied(picture, (190, 780, 330, 1000), 160, 20, 20)
    fell = np.median(picture[330:400, 470:520].reshape(-1, 3), 0)
    picture = filled(picture, fell, region(picture, [(306, 318, 378, 436), (470, 394, 536, 444)], blur=8))
    picture = spruce(picture, 420, 446, 400, (0.11, 0.11, 0.17), (0.33, 0.34, 0.44), 3, 0.3)
    # The left cabin: roof, gable of logs, window and verge.
    roof, logs = np.array([0.33, 0.36, 0.47]), np.array([0.21, 0.10, 0.06])
    picture = mix(picture, roof * (1 + 0.04 * noise(6, 40, 3)[..., None]), polygon(picture, [(236, 440), (640, 452), (750, 636), (392, 668)], 2))
    rows = np.arange(1080, dtype=np.float32)[:, None, None]
    timber = logs * (1 + 0.38 * np.cos(rows * 2 * np.pi / 23)) * (1 + 0.1 * noise(4, 30, 6)[..., None])
    picture = mix(picture, timber, polygon(picture, [(236, 462), (388, 668), (388, 800), (126, 800), (126, 650)], 2))
    for x in (126, 388):
        picture = line(picture, [(x, 662), (x, 796)], (0.15, 0.07, 0.045), 14, 1.5)
    picture = filled(picture, (0.13, 0.06, 0.04), region(picture, [(214, 648, 282, 736)], blur=1.5))
    for left, top in ((220, 654), (251, 654), (220, 696), (251, 696)):
        picture = filled(picture, (1.0, 0.72, 0.26), region(picture, [(left, top, left + 25, top + 36)], blur=1.5))
    picture = line(picture, [(212, 738), (284, 738)], (0.72, 0.60, 0.46), 7, 2)
    picture = line(picture, [(92, 664), (236, 446), (398, 674)], (0.46, 0.48, 0.60), 24, 2)
    picture = line(picture, [(100, 674), (236, 468), (386, 680)], (0.10, 0.09, 0.13), 6, 2, 0.8)
    picture = oval(picture, 250, 806, 190, 22, (0.68, 0.58, 0.52), 7)
    return oval(picture, 250, 850, 110, 24, (0.56, 0.48, 0.50), 16, 0.7)


@recipe('glass-igloo-inside-aurora', '6558cafc', focus=[(0.86, 0.82, 0.14, 0.14, 0.7), (0.64, 0.84, 0.1, 0.1, 0.5)])
def _(picture):
    picture = without(picture, [(1410, 890, 1590, 938)], [(1390, 645, 60, 40)])
    picture = copied(copied(picture, (1404, 896, 1602, 952), 250, 0, 6), (1530, 884, 1624, 952), -106, 0, 6)
    picture = mix(picture, cv2.GaussianBlur(picture, (0, 0), 34), region(picture, ellipses=[(1385, 632, 95, 60)], blur=14))
    for end in ([(1815, 245), (1920, 226)], [(340, 257), (150, 247), (0, 226)]):
        picture = line(picture, end, (0.05, 0.08, 0.14), 10, 1.5)
    picture = line(picture, [(1240, 590), (1490, 586)], (0.05, 0.08, 0.14), 10, 1.5)
    # A made bed: wall, mattress, frame, duvet with its edge folded back, throw and pillow, all lit by the lamp.
    wall = np.median(picture[806:830], 0)[None] * np.ones_like(picture)
    picture = mix(picture, wall, polygon(picture, [(0, 826), (1404, 826), (1404, 1080), (0, 1080)], 2))
    lamp = np.clip(np.arange(1920) / 1400, 0, 1)[None, :, None] ** 1.8
    folds = 1 + 0.07 * noise(90, 70, 5)[..., None]
    sheet = mix_colours((0.22, 0.22, 0.30), (0.80, 0.67, 0.53), lamp) * folds
    duvet = mix_colours((0.20, 0.21, 0.31), (0.46, 0.42, 0.46), lamp) * folds
    throw = mix_colours((0.28, 0.08, 0.09), (0.62, 0.22, 0.11), lamp) * folds
    wood = np.array([0.34, 0.205, 0.11]) * (1 + 0.08 * noise(8, 60, 9)[..., None])
    for surface, corners in (
        (0.74 * sheet * (1 + 0.10 * noise(160, 26, 8)[..., None]), [(980, 946), (1378, 940), (1388, 952), (1390, 1080), (980, 1080)]), (sheet, [(960, 906), (1360, 906), (1386, 946), (980, 962)]),
        (wood, [(1110, 1040), (1380, 1038), (1380, 1080), (1110, 1080)]), (1.1 * wood, [(1364, 796), (1398, 790), (1404, 1080), (1370, 1080)]),
        (duvet, [(0, 872), (400, 862), (1000, 858), (1090, 866), (1122, 904), (1126, 1080), (0, 1080)]),
        (1.3 * duvet, [(1010, 858), (1092, 865), (1124, 904), (1130, 1080), (1028, 1080), (1020, 924)]),
        (throw, [(0, 962), (420, 954), (930, 950), (952, 970), (964, 1080), (0, 1080)]),
    ):  # fmt: skip
        picture = mix(picture, surface, polygon(picture, corners, 2))
    for seam in ([(1004, 862), (1012, 924), (1020, 1080)], [(1128, 906), (1132, 1080)], [(934, 954), (954, 972), (966, 1080)]):
        picture = tinted(picture, (0.76, 0.74, 0.78), polygon(picture, seam + [(x + 16, y) for x, y in seam[::-1]], 5))
    for edge in ([(1130, 956), (1366, 948)], [(1130, 1036), (1368, 1034)]):
        picture = line(picture, edge, (0.36, 0.28, 0.23), 5, 2, 0.7)
    picture = line(picture, [(1366, 796), (1398, 790), (1402, 1070)], (0.66, 0.44, 0.22), 5, 1.5, 0.8)
    for y in (992, 1006, 1050):
        picture = line(picture, [(0, y + 6), (420, y - 1), (930, y - 4), (958, y + 4)], (0.60, 0.44, 0.36), 5, 1.5, 0.8)
    picture = tinted(picture, (0.45, 0.43, 0.45), region(picture, ellipses=[(1236, 932, 150, 14)], blur=7))
    pillow = polygon(picture, smooth([(1080, 838), (1150, 830), (1240, 822), (1320, 824), (1352, 836), (1354, 880), (1362, 920), (1330, 932), (1220, 938), (1110, 934), (1074, 918), (1084, 880)]), 3)
    across = np.clip((np.arange(1920)[None, :, None] - 1080) / 280, 0, 1)
    down = np.clip((np.arange(1080)[:, None, None] - 822) / 116, 0, 1)
    picture = mix(picture, mix_colours((0.40, 0.36, 0.38), (1.0, 0.88, 0.66), across) * (1.04 - 0.34 * down**2) * (1 + 0.03 * noise(40, 50, 2)[..., None]), pillow)
    for crease in ([(1092, 844), (1130, 862), (1146, 886)], [(1092, 924), (1130, 908), (1160, 904)], [(1340, 842), (1310, 856)]):
        picture = line(picture, crease, (0.42, 0.35, 0.32), 6, 4, 0.5)
    return picture


@recipe('log-cabin-smoke-windows', 'af682468', focus=[(0.55, 0.6, 0.25, 0.2, 0.6)])
def _(picture):
    # The left slope from below: boards, their edge, and the snow that lies on them.
    picture = filled(picture, (0.30, 0.34, 0.46), polygon(picture, [(738, 276), (772, 312), (680, 596), (646, 606), (632, 592), (650, 540)], 2))
    picture = filled(picture, (0.24, 0.12, 0.065), polygon(picture, [(770, 312), (808, 424), (784, 476), (760, 538), (742, 562), (710, 580), (676, 596)], 1.5))
    lit = polygon(picture, [(722, 470), (780, 470), (712, 576), (684, 590)], 22) * region(picture, [(640, 300, 810, 600)])
    picture = tinted(picture, (1.7, 1.5, 1.3), lit * polygon(picture, [(770, 312), (808, 424), (710, 578), (676, 594)], 2))
    for share in (0.3, 0.55, 0.8):
        picture = line(picture, [(770 + 38 * share, 312 + 112 * share), (676 + 34 * share, 594 - 16 * share)], (0.10, 0.05, 0.03), 3, 1)
    picture = line(picture, [(771, 314), (677, 596)], (0.36, 0.19, 0.10), 11, 1.5)
    # The birch stands in the snow.
    picture = spanned(picture, (1526, 1546), (1668, 1690), region(picture, [(1546, 712, 1666, 832)], blur=3))
    picture = line(picture, [(1622, 690), (1619, 774)], (0.26, 0.20, 0.20), 13, 2)
    return oval(picture, 1620, 778, 30, 8, (0.19, 0.21, 0.32), 6)


@recipe('winter-clothing-on-wood', '6558cafc', focus=[(0.5, 0.6, 0.5, 0.4, 0.35)])
def _(picture):
    for x, top, bottom in ((563, 178, 212), (1075, 150, 180)):
        picture = line(picture, [(x, top), (x, bottom)], (0.42, 0.26, 0.13), 16, 1.5)
    return shaded(picture, 1010, 1000, 210, 14, 0.5, 5)
